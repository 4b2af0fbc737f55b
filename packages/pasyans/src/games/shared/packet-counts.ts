// biome-ignore-all format: written by node scripts/run-built.mjs scripts/exact-odds.mjs --count
import type { Dealing } from './packets.ts';

/** By dealing and case: how many placements of the targets end with 0, 1, 2, ... strangers among them. */
export const PLACEMENTS: Readonly<Record<Dealing, Readonly<Record<string, readonly number[]>>>> = {
  'in-turn': {
    '5 packets, 35 cards, 4 targets': [44185, 7405, 410, 360],
    '5 packets, 35 cards, 5 targets': [196494, 80038, 33314, 9172, 4643, 612, 305, 53, 1],
    '5 packets, 35 cards, 8 targets': [2615059, 4830808, 4684983, 4366097, 2739001, 2099772, 1005211, 662780, 267845, 157232, 59218, 32126, 8836, 5028, 990, 641, 85, 99, 3, 6],
    '5 packets, 35 cards, 9 targets': [4558107, 9481240, 13290208, 12086528, 11442027, 7333296, 5683478, 2918101, 1972951, 897604, 557898, 199453, 123229, 34136, 20814, 4588, 3053, 417, 295, 24, 9, 4],
    '7 packets, 35 cards, 4 targets': [52360],
    '7 packets, 35 cards, 5 targets': [324632],
    '7 packets, 35 cards, 8 targets': [18352070, 4513341, 608659, 59465, 1114, 1142, 28, 1],
    '7 packets, 35 cards, 9 targets': [47630110, 17464274, 4776304, 528106, 196984, 8444, 2414, 703, 116, 0, 5],
    '4 packets, 36 cards, 4 targets': [14915, 16176, 11156, 7587, 4192, 2346, 1398, 526, 377, 79, 116, 9, 25, 0, 3],
  },
  packets: {
    '5 packets, 35 cards, 4 targets': [44925, 7005, 280, 60, 80, 5, 5],
    '5 packets, 35 cards, 5 targets': [206899, 81894, 23310, 7429, 2999, 1250, 544, 168, 98, 35, 5, 1],
    '5 packets, 35 cards, 8 targets': [2684255, 4624753, 4602738, 4070112, 2833046, 1980721, 1212830, 735281, 409364, 209900, 98530, 43881, 18870, 7461, 2715, 962, 297, 86, 18],
    '5 packets, 35 cards, 9 targets': [4439840, 9207175, 12238132, 11838315, 10451179, 7948567, 5705176, 3798295, 2321472, 1318241, 700367, 352341, 167353, 72621, 30872, 11755, 4232, 1239, 251, 34, 3],
    '7 packets, 35 cards, 4 targets': [52360],
    '7 packets, 35 cards, 5 targets': [324632],
    '7 packets, 35 cards, 8 targets': [17286686, 5543100, 557354, 136740, 10982, 824, 105, 26, 3],
    '7 packets, 35 cards, 9 targets': [42980174, 19799993, 6061463, 1374437, 314167, 61096, 12269, 2804, 855, 134, 51, 17],
    '4 packets, 36 cards, 4 targets': [26077, 15606, 7977, 4049, 2099, 1177, 683, 468, 264, 178, 124, 88, 53, 39, 16, 6, 1],
  },
};
