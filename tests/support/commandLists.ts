import type {CommandLists} from '../../src/components/calculators/CommandTester/commands';

/** The lists of auto-approve, with both switches on. */
export const lists = (allowed: string[], denied: string[] = [], isOn = true): CommandLists => ({
  allowed,
  denied,
  isOn,
});
