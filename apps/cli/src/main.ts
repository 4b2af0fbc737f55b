#!/usr/bin/env node
import { Command } from 'commander';

await new Command('pasyans').description('Old Russian patiences in the terminal.').parseAsync();
