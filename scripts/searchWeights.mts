/**
 * `npm run search:weights`: fits the weights of the ranking (src/search/engine/weights.ts) to the judged queries that are
 * not kept aside, on the index of the build, one after the other until none gains any more. It prints them with what
 * is lost without each; what it found is put into weights.ts by hand.
 *
 * `npm run search:weights -- --measure` only says what each of the present ones is worth.
 */
import {WEIGHTS, type Weights} from '../src/search/engine/weights';
import {openFit} from './search/fit.mts';
import {printTable} from './search/numbers.mts';

/** Less is the chance of a query or two. */
const LEAST_GAIN = 0.0004;

/** Factors that are tried, coarse ones first. */
const PASSES = [
  [0.6, 1.6],
  [0.85, 1.18],
] as const;

const weights: Record<string, number> = {...WEIGHTS};
const measure = openFit(weights as Weights);
const names = Object.keys(WEIGHTS);
let best = measure();
console.log(`${names.length} weights; measured ${best.toFixed(4)} of 1.3`);

const round = (value: number) => Number(value.toPrecision(2));

if (!process.argv.includes('--measure')) {
  for (const factors of PASSES) {
    for (let hasGained = true; hasGained;) {
      hasGained = false;
      for (const name of names) {
        const before = weights[name] ?? 0;
        let kept = before;
        for (const factor of factors) {
          weights[name] = round(before * factor);
          const found = measure();
          if (found > best + LEAST_GAIN) {
            best = found;
            kept = round(before * factor);
            hasGained = true;
          }
        }
        weights[name] = kept;
        if (kept !== before) {
          console.log(`${name} ${before} → ${kept}: ${best.toFixed(4)}`);
        }
      }
    }
  }
}

const rows = names.map((name) => {
  const value = weights[name] ?? 0;
  const at = (other: number) => {
    weights[name] = other;
    const found = measure() - best;
    weights[name] = value;
    return found.toFixed(4);
  };
  return [name, String(value), at(0), at(value / 2), at(value * 2)];
});
console.log(`\nMeasured ${best.toFixed(4)}; what another value changes:\n`);
printTable(['weight', 'value', 'at 0', 'half', 'twice'], rows);
