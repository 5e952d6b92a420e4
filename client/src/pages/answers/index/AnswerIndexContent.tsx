import { lazy, Suspense, useRef } from 'react';
import type { AnswerIndex } from '#client/api/answerIndexSchemas.ts';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { AfterPaint } from '#client/components/ui/AfterPaint.tsx';
import styles from './AnswerIndexContent.module.scss';
import type { AnswerIndexSearch } from './answerIndexSearch.ts';
import { DefinitionPanel } from './platforms/DefinitionPanel.tsx';
import { PlatformTable } from './platforms/PlatformTable.tsx';
import { IndexTabs } from './tabs/IndexTabs.tsx';
import { WhenNear } from './why/WhenNear.tsx';
import type { IndexMove } from './useAnswerIndexPage.ts';

// Charts, and what they show, come when the reader does.
const WhyMovedPanel = lazy(async () => ({ default: (await import('./why/WhyMovedPanel.tsx')).WhyMovedPanel }));
const DemandPanel = lazy(async () => ({ default: (await import('./why/DemandPanel.tsx')).DemandPanel }));

export interface IndexPartProps {
  readonly report: AnswerIndex;
  readonly searchState: AnswerIndexSearch;
  readonly filters: FilterQuery;
  readonly onMove: IndexMove;
  /** Opens the answers behind a figure, or at once one of them. */
  readonly onOpen: (selection: AnswerSelection, answerId?: string) => void;
}

/** The page laid out: figures by platform, the tables people work in, then why and where. */
export function AnswerIndexContent(part: IndexPartProps) {
  const why = useRef<HTMLDivElement>(null);
  return (
    <div className={styles['grid']}>
      <PlatformTable
        className={styles['wide']}
        report={part.report}
        onOpen={part.onOpen}
        onWhy={() => {
          why.current?.scrollIntoView({ block: 'start' });
          why.current?.focus({ preventScroll: true });
        }}
      />
      <AfterPaint meanwhile={<div className={styles['tabsRoom']} />}>
        <IndexTabs className={styles['wide']} {...part} />
      </AfterPaint>
      <WhenNear className={styles['why']} boxRef={why}>
        <Suspense fallback={null}>
          <WhyMovedPanel {...part} />
        </Suspense>
      </WhenNear>
      <DefinitionPanel className={styles['definition']} {...part} />
      <WhenNear className={styles['demand']}>
        <Suspense fallback={null}>
          <DemandPanel report={part.report} />
        </Suspense>
      </WhenNear>
    </div>
  );
}
