/** What Lighthouse says of a page: a phone on a slow line, both simulated. */
import type {Lighthouse} from '../../scripts/installLighthouse.mts';
import type {Sample} from './measures.mts';

interface Report {
  readonly categories: {readonly performance: {readonly score: number | null}};
  readonly audits: Readonly<Record<string, {readonly numericValue?: number}>>;
}

/**
 * @param url of a page
 * @param browser program
 * @throws Error when Lighthouse fails
 */
export async function lighthouseSample(
  lighthouse: Lighthouse,
  url: string,
  browser: string,
): Promise<Sample> {
  const {categories, audits} = JSON.parse(
    await lighthouse.visit(url, browser, '--only-categories=performance'),
  ) as Report;
  const valueOf = (name: string) => audits[name]?.numericValue ?? NaN;
  return {
    score: Math.round((categories.performance.score ?? NaN) * 100),
    firstPaint: valueOf('first-contentful-paint'),
    largestPaint: valueOf('largest-contentful-paint'),
    blocking: valueOf('total-blocking-time'),
  };
}
