import {AutoApproveTable} from './autoApprove/tables';
import {DataFlow} from './dataFlow/tables';
import type {Fact} from './fact';
import {IgnoreFileCoverage} from './ignoreFile/tables';
import {Plot} from './metrics/pictures';
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
import {ProviderCards, ProviderFacts, ProviderTable} from './providers/tables';
import {TeamFiles} from './teamFiles/tables';
import {SettingTable} from './settings/tables';
import {ModeToolMatrix, ToolFacts, ToolGroupTable, ToolParameters, ToolTable} from './tools/tables';

/** Everything that src/markdown/facts.ts draws, by the name that authors write in pages. */
export const facts: Readonly<Record<string, Fact | undefined>> = {
  AutoApproveTable,
  DataFlow,
  ErrorCatalog,
  IgnoreFileCoverage,
  LimitTable,
  MaturityCriteria,
  MaturityLevels,
  MetricList,
  ModeTable,
  ModeToolMatrix,
  OkrStatuses,
  PermissionMatrix,
  ProtectedFiles,
  Plot,
  ProviderCards,
  ProviderFacts,
  ProviderTable,
  PulseStatements,
  RetentionTable,
  RoleTable,
  ScoreBands,
  ScoreDimensions,
  ScoreIndicators,
  SettingTable,
  StateTable,
  TeamFiles,
  ToolFacts,
  ToolGroupTable,
  ToolParameters,
  ToolTable,
};
