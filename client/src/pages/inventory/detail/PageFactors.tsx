import { useMemo } from 'react';
import type { OwnPage } from '#client/api/ownPageSchemas.ts';
import { FactorList } from '#client/components/contentScore/FactorList.tsx';
import { ScoreWaiting } from '#client/components/contentScore/ScoreWaiting.tsx';
import { ScoreWorkerProvider } from '#client/components/contentScore/ScoreWorkerProvider.tsx';
import { useContentScore } from '#client/components/contentScore/useContentScore.ts';
import { useScoreSetting } from '#client/components/contentScore/useScoreSetting.ts';
import { WeightsButton } from '#client/components/contentScore/WeightsButton.tsx';
import type { KitWords } from '#client/lib/contentScore/findKitWords.ts';
import styles from './PageDrawer.module.scss';

interface PageFactorsProps {
  readonly page: OwnPage;
  readonly projectId: string;
}

/** Published text is scored without the brand kit, which applies to writing. */
const NO_KIT: KitWords = { names: [], tone: [], banned: [] };

function Factors({ page: { id, text, prompt_ids: promptIds }, projectId }: PageFactorsProps) {
  const { setting, query } = useScoreSetting(projectId, promptIds, id);
  const order = useMemo(() => (setting === null ? null : { text, setting, kit: NO_KIT }), [text, setting]);
  const rated = useContentScore(order);
  if (rated === null) return <ScoreWaiting query={query} />;
  return (
    <>
      <FactorList score={rated.score} text={rated.text} />
      <div className={styles['tools']}>
        <WeightsButton projectId={projectId} score={rated.score} />
      </div>
    </>
  );
}

/** Every factor of both scores of a page: points, what is missing, and the evidence. */
export function PageFactors(props: PageFactorsProps) {
  return (
    <ScoreWorkerProvider>
      <Factors {...props} />
    </ScoreWorkerProvider>
  );
}
