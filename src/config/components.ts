/**
 * Components that show the site's data. They bring the data with them, so each
 * page gets those it uses and no other (src/plugins/remarkComponents.ts): in
 * the registry of src/theme/MDXComponents.tsx every page would carry them all.
 * The name in a page is the name of the folder in src/components/.
 */
export const dataComponents = [
  'AutoApproveTable',
  'ErrorCatalog',
  'Formula',
  'LimitTable',
  'MaturityCriteria',
  'MaturityLevels',
  'MetricList',
  'ModeTable',
  'ModeToolMatrix',
  'OkrStatuses',
  'PermissionMatrix',
  'Plot',
  'ProviderCards',
  'ProviderFacts',
  'ProviderTable',
  'PulseStatements',
  'RetentionTable',
  'RoleTable',
  'ScoreBands',
  'ScoreDimensions',
  'ScoreIndicators',
  'StateTable',
  'ToolFacts',
  'ToolGroupTable',
  'ToolParameters',
  'ToolTable',
] as const;
