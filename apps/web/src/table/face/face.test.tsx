import { render } from 'preact';
import { describe, expect, it } from 'vitest';
import { CardBack, CardFace, type FaceRank, type FaceSuit, Ghost, indexText } from './index.ts';
import { CORNER_PIPS, countedPips, pipPath } from './pips.ts';

const RANKS: readonly FaceRank[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
const SUITS: readonly FaceSuit[] = [0, 1, 2, 3];

function draw(vnode: Parameters<typeof render>[0]): Element {
  const host = document.createElement('div');
  render(vnode, host);
  const drawn = host.firstElementChild;
  if (drawn === null) throw new Error('nothing drawn');
  return drawn;
}

describe('index', () => {
  it('is Т К Д В and numbers in Russian', () => {
    expect(RANKS.map((rank) => indexText(rank, 'ru')).join(' ')).toBe('Т 2 3 4 5 6 7 8 9 10 В Д К');
  });

  it('is A K Q J and numbers in English', () => {
    expect(RANKS.map((rank) => indexText(rank, 'en')).join(' ')).toBe('A 2 3 4 5 6 7 8 9 10 J Q K');
  });
});

describe('counted pips', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const)('of a %i are as many as its rank', (rank) => {
    expect(countedPips(rank)).toHaveLength(rank);
  });

  it.each([11, 12, 13] as const)('are none on court %i', (rank) => {
    expect(countedPips(rank)).toHaveLength(0);
  });

  it('lie on the card, clear of each other and of the corners', () => {
    for (const rank of RANKS) {
      const pips = countedPips(rank);
      for (const [i, a] of pips.entries()) {
        expect(a.x - a.size / 2).toBeGreaterThan(0);
        expect(a.y - a.size / 2).toBeGreaterThan(0);
        for (const b of [...pips.slice(i + 1), ...CORNER_PIPS]) {
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan((a.size + b.size) / 2);
        }
      }
    }
  });

  it('stand on their heads in the lower half only', () => {
    for (const rank of RANKS) for (const pip of countedPips(rank)) expect(pip.turned).toBe(pip.y > 70);
  });

  it('have four different outlines, one closed outline a pip', () => {
    const paths = SUITS.map((suit) => pipPath(suit, countedPips(10)));
    expect(new Set(paths).size).toBe(4);
    for (const path of paths) expect(path.match(/Z/g)).toHaveLength(10);
  });
});

describe('card face', () => {
  it('prints the index in both corners and hides itself from screen readers', () => {
    const face = draw(<CardFace suit={2} rank={12} indices="ru" />);
    expect([...face.querySelectorAll('text')].map((text) => text.textContent)).toEqual(['Д', 'Д']);
    expect(face.getAttribute('aria-hidden')).toBe('true');
  });

  it('shows the picture of its own court, lazily', () => {
    const img = draw(<CardFace suit={3} rank={11} indices="en" />).querySelector('img');
    expect(img?.getAttribute('src')).toMatch(/courts\/js\.svg$/);
    expect(img?.getAttribute('loading')).toBe('lazy');
    expect(draw(<CardFace suit={3} rank={10} indices="en" />).querySelector('img')).toBeNull();
  });

  it('is a big rank and a big pip when small, whatever the style', () => {
    for (const style of ['normal', 'large'] as const) {
      const face = draw(<CardFace suit={3} rank={13} indices="ru" style={style} small />);
      expect(face.outerHTML).toBe(draw(<CardFace suit={3} rank={13} indices="ru" style="large" small />).outerHTML);
      expect(face.querySelector('img')).toBeNull();
      expect(face.querySelectorAll('text')).toHaveLength(1);
    }
  });

  it('keeps to seven nodes', () => {
    for (const suit of SUITS) {
      for (const rank of RANKS) {
        for (const style of ['normal', 'large'] as const) {
          const face = draw(<CardFace suit={suit} rank={rank} indices="ru" style={style} fourColours />);
          expect(face.querySelectorAll('*').length + 1).toBeLessThanOrEqual(7);
        }
      }
    }
  });
});

describe('card back and empty place', () => {
  it('are one node when there is nothing to hint at', () => {
    expect(draw(<CardBack />).childElementCount).toBe(0);
    expect(draw(<Ghost />).childElementCount).toBe(0);
  });

  it('hints at a rank, a suit or both', () => {
    expect(draw(<Ghost rank={7} />).textContent).toBe('7');
    expect(draw(<Ghost suit={0} />).querySelector('path')).not.toBeNull();
    const both = draw(<Ghost rank={13} suit={3} indices="en" />);
    expect(both.textContent).toBe('K');
    expect(both.querySelector('path')).not.toBeNull();
  });
});
