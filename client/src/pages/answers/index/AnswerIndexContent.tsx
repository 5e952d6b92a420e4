import { lazy, Suspense } from 'react';
import { AfterPaint } from '#client/components/ui/AfterPaint.tsx';
import { Loading } from '#client/components/ui/Loading.tsx';
import { DefinitionPanel } from './platforms/DefinitionPanel.tsx';
import { PlatformTable } from './platforms/PlatformTable.tsx';
import { IndexTabs } from './tabs/IndexTabs.tsx';
import type { IndexPartProps } from './useAnswerIndexPage.ts';
import { useWhyBox } from './why/useWhyBox.ts';
import { WhenNear } from './why/WhenNear.tsx';
import styles from './AnswerIndexContent.module.scss';

// Charts and their data are loaded when the reader scrolls near.
const WhyMovedPanel = lazy(async () => ({ default: (await import('./why/WhyMovedPanel.tsx')).WhyMovedPanel }));
const DemandPanel = lazy(async () => ({ default: (await import('./why/DemandPanel.tsx')).DemandPanel }));

interface AnswerIndexContentProps extends IndexPartProps {
  /** Mounts what the reader has not scrolled to, too. */
  readonly isWhole: boolean;
}

/** The layout of the page: figures by platform, the tables, then why and where. */
export function AnswerIndexContent({ isWhole, ...part }: AnswerIndexContentProps) {
  const why = useWhyBox();
  return (
    <div className={styles['grid']}>
      <PlatformTable className={styles['wide']} report={part.report} onOpen={part.onOpen} onWhy={why.show} />
      <AfterPaint meanwhile={<div className={styles['tabsRoom']} />}>
        <IndexTabs className={styles['wide']} {...part} />
      </AfterPaint>
      <WhenNear className={styles['why']} boxRef={why.boxRef} atOnce={isWhole}>
        <Suspense fallback={<Loading />}>
          <WhyMovedPanel {...part} />
        </Suspense>
      </WhenNear>
      <DefinitionPanel className={styles['definition']} {...part} />
      <WhenNear className={styles['demand']} atOnce={isWhole}>
        <Suspense fallback={<Loading />}>
          <DemandPanel report={part.report} />
        </Suspense>
      </WhenNear>
    </div>
  );
}
