/** Every screen, page by page. */
import {metricsAiMetrics} from './metricsAiMetrics';
import {metricsAllianceVision} from './metricsAllianceVision';
import {metricsIntroduction} from './metricsIntroduction';
import {metricsOkrs} from './metricsOkrs';
import {metricsScore} from './metricsScore';
import {metricsSquadMaturity} from './metricsSquadMaturity';
import {metricsTeams} from './metricsTeams';
import {platformAiTools} from './platformAiTools';
import {platformCode} from './platformCode';
import {platformDiscovery} from './platformDiscovery';
import {platformIntroduction} from './platformIntroduction';
import {platformLogin} from './platformLogin';
import {platformPlugin} from './platformPlugin';
import {platformProfile} from './platformProfile';
import {platformQualityAssurance} from './platformQualityAssurance';
import {platformRequirements} from './platformRequirements';

export const screens = {
  ...metricsAiMetrics,
  ...metricsAllianceVision,
  ...metricsIntroduction,
  ...metricsOkrs,
  ...metricsScore,
  ...metricsSquadMaturity,
  ...metricsTeams,
  ...platformAiTools,
  ...platformCode,
  ...platformDiscovery,
  ...platformIntroduction,
  ...platformLogin,
  ...platformPlugin,
  ...platformProfile,
  ...platformQualityAssurance,
  ...platformRequirements,
} as const;
