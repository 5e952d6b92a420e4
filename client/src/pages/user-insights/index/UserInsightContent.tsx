import { InsightTabs } from './InsightTabs.tsx';
import { PersonaMatrix } from './PersonaMatrix.tsx';
import { UnmetPanel } from './UnmetPanel.tsx';
import type { InsightPartProps } from './useUserInsightPage.ts';
import grid from '../InsightPage.module.scss';

/** The layout of the page: personas and stages first, then the tabs. */
export function UserInsightContent(part: InsightPartProps) {
  return (
    <div className={grid['grid']}>
      <PersonaMatrix className={grid['main']} {...part} />
      <UnmetPanel className={grid['side']} {...part} />
      <InsightTabs className={grid['wide']} {...part} />
    </div>
  );
}
