import {AutoApproveTable} from './autoApprove/tables';
import {ButtonTable} from './buttons/tables';
import {DataFlow} from './dataFlow/tables';
import type {Fact} from './fact';
import {HttpCodes} from './httpCodes/tables';
import {IgnoreFileCoverage} from './ignoreFile/tables';
import {OrganizationMap, Plot, ScoreParts} from './metrics/pictures';
import {
  MaturityCriteria,
  MaturityLevels,
  MetricList,
  OkrStatuses,
  PulseStatements,
  ScoreBands,
  ScoreDimensions,
  ScoreIndicators,
} from './metrics/tables';
import {ModeTable} from './modes/tables';
import {
  ErrorCatalog,
  LimitTable,
  PermissionMatrix,
  RetentionTable,
  RoleTable,
  StateTable,
} from './platform/tables';
import {ProtectedFiles} from './protectedFiles/tables';
import {
  ProviderCosts,
  ProviderFacts,
  ProviderKeys,
  ProviderKinds,
  ProviderNotice,
  ProviderTable,
  ProviderTimeLimits,
} from './providers/tables';
import {RetryTimeline} from './retry/tables';
import {Screen} from './screens/pictures';
import {SettingTable} from './settings/tables';
import {ShortcutTable} from './shortcuts/tables';
import {TeamFiles} from './teamFiles/tables';
import {ModeToolMatrix, ToolFacts, ToolGroupTable, ToolParameters, ToolTable} from './tools/tables';

/** Everything that src/markdown/facts.ts draws, by the name that authors write in pages. */
export const facts: Readonly<Record<string, Fact | undefined>> = {
  AutoApproveTable,
  ButtonTable,
  DataFlow,
  ErrorCatalog,
  HttpCodes,
  IgnoreFileCoverage,
  LimitTable,
  MaturityCriteria,
  MaturityLevels,
  MetricList,
  ModeTable,
  ModeToolMatrix,
  OkrStatuses,
  OrganizationMap,
  PermissionMatrix,
  ProtectedFiles,
  Plot,
  ProviderCosts,
  ProviderFacts,
  ProviderKeys,
  ProviderKinds,
  ProviderNotice,
  ProviderTable,
  ProviderTimeLimits,
  PulseStatements,
  RetentionTable,
  RetryTimeline,
  RoleTable,
  ScoreBands,
  ScoreDimensions,
  ScoreIndicators,
  ScoreParts,
  Screen,
  SettingTable,
  ShortcutTable,
  StateTable,
  TeamFiles,
  ToolFacts,
  ToolGroupTable,
  ToolParameters,
  ToolTable,
};
