import {describe, expect, it} from 'vitest';
import {draw, rowsOf} from '../../../tests/support/draw';
import {repeated} from '../../../tests/support/localizedTexts';
import {describeTexts} from '../../../tests/support/topicTexts';
import {tokensFor} from '../../config/tokens';
import {flows} from './data';

describeTexts('what is sent to whom', flows);

describe('what leaves the machine', () => {
  it('is told once', () => {
    expect(repeated(flows.map(({id}) => id))).toEqual([]);
    expect(repeated(flows.map(({data}) => data.en))).toEqual([]);
  });

  it('goes where the product file says', () => {
    const rows = rowsOf(draw("<DataFlow rows={['telemetry', 'gateway']} />"));
    const {telemetryRecipient, telemetryDefault, gatewayStorage} = tokensFor('en');
    expect(rows[0]?.[1]).toContain(telemetryRecipient);
    expect(rows[0]?.[2]).toContain(telemetryDefault);
    expect(rows[1]?.[1]).toContain(gatewayStorage);
  });

  it('can be chosen, in the page’s order', () => {
    const rows = rowsOf(draw("<DataFlow rows={['key', 'conversation']} />", 'pt-BR'));
    expect(rows.map(([data]) => data)).toEqual([flows[4]?.data['pt-BR'], flows[0]?.data['pt-BR']]);
    expect(() => draw("<DataFlow rows={['cookies']} />")).toThrow(/rows is \["cookies"\]; allowed: /);
  });
});
