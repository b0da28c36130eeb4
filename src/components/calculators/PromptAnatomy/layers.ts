/**
 * Which layers a prompt has: features/footgun-prompting#what-changes, advanced-usage/custom-instructions#order
 * and advanced-usage/custom-rules#how-they-are-read as one function.
 */

/** The file that replaces the system prompt of a mode: an empty one counts as none. */
export const overrides = ['none', 'text', 'empty'] as const;

/** The standard parts, which a file with text replaces. */
export const replaced = [
  'tools',
  'capabilities',
  'standardRules',
  'system',
  'servers',
  'modes',
  'objective',
] as const;

/** What you, the project and the organization add to them. */
const added = [
  'instructions',
  'modeInstructions',
  'modeRules',
  'oldModeRules',
  'ignoreFile',
  'agentsFile',
  'agentFile',
  'organizationRules',
  'homeRules',
  'projectRules',
  'oldRules',
] as const;

/** What may or may not be there. */
export const sources = ['servers', ...added] as const;

export type Source = (typeof sources)[number];

export interface Have {
  override: (typeof overrides)[number];
  /** What of the sources is there. */
  present: ReadonlySet<Source>;
  /** Whether the extension reads AGENTS.md in this folder. */
  readsAgents: boolean;
}

/** Every layer, from the beginning of the prompt to its end. */
export const layers = ['role', 'override', ...replaced, 'language', ...added, 'message'] as const;

export type Layer = (typeof layers)[number];

/** Why something that is there does not reach the model. */
type Drop = 'override' | 'empty' | 'folder' | 'agents' | 'setting';

export interface LayerState {
  layer: Layer;
  /** In the prompt, left out though it is there, or not there at all. */
  state: 'in' | 'dropped' | 'absent';
  drop?: Drop;
}

const isIn = (list: readonly Layer[], layer: Layer): boolean => list.includes(layer);

/** What stands in the way of a layer that is there. */
function dropOf(layer: Layer, {override, present, readsAgents}: Have): Drop | undefined {
  const has = (...names: Source[]) => names.some((name) => present.has(name));
  if (override === 'text' && isIn(replaced, layer)) {
    return 'override';
  }
  switch (layer) {
    case 'override':
      return override === 'empty' ? 'empty' : undefined;
    case 'oldModeRules':
      return has('modeRules') ? 'folder' : undefined;
    case 'oldRules':
      return has('homeRules', 'projectRules') ? 'folder' : undefined;
    case 'agentsFile':
      return readsAgents ? undefined : 'setting';
    case 'agentFile':
      return !readsAgents ? 'setting' : has('agentsFile') ? 'agents' : undefined;
    default:
      return undefined;
  }
}

/** The layers of a prompt in their order, with what is left out and why. */
export function promptLayers(have: Have): LayerState[] {
  return layers.map((layer) => {
    const isThere =
      layer === 'override'
        ? have.override !== 'none'
        : !(sources as readonly string[]).includes(layer) || have.present.has(layer as Source);
    if (!isThere) {
      return {layer, state: 'absent'};
    }
    const drop = dropOf(layer, have);
    return drop ? {layer, state: 'dropped', drop} : {layer, state: 'in'};
  });
}
