import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { paths } from '#client/lib/paths.ts';
import { BrandContrast } from './BrandContrast.tsx';
import { DetailPrompts } from './DetailPrompts.tsx';
import { detailSentence } from './detailSentence.ts';
import { groupName } from './groupName.ts';
import { ObjectionPanel } from './ObjectionPanel.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { SourceContrast } from './SourceContrast.tsx';
import { StageCurve } from './StageCurve.tsx';
import type { DetailPartProps } from './useInsightDetailPage.ts';
import grid from '../InsightPage.module.scss';
import styles from './DetailContent.module.scss';

/** The layout of the page: first the differences of this group, then brands and reasons. */
export function DetailContent({ report, onOpen }: DetailPartProps) {
  const intl = useIntl();
  const part = { report, onOpen };
  // Without prompts there is nothing to compare, so the panels would describe an empty set.
  const isEmpty = report.prompts_total === 0;
  return (
    <div className={grid['grid']}>
      <div className={`${grid['wide'] ?? ''} ${styles['head'] ?? ''}`}>
        <p className={styles['sentence']}>{detailSentence(intl, report, groupName(intl, report))}</p>
        {report.words.length > 0 && (
          <p className={styles['words']}>
            {intl.formatMessage({ id: 'reportDetails.words' }, { words: report.words.join(' · ') })}
          </p>
        )}
        {isEmpty && (
          <p>
            <Link to={paths.prompt.href({ add: 'one' })}>{intl.formatMessage({ id: 'reportDetails.addPrompt' })}</Link>
          </p>
        )}
      </div>
      {!isEmpty && (
        <>
          <BrandContrast className={grid['main']} {...part} />
          <StageCurve className={grid['side']} {...part} />
          <ObjectionPanel className={grid['main']} {...part} />
          <SearchPanel className={grid['side']} {...part} />
          <SourceContrast className={grid['wide']} {...part} />
          <DetailPrompts className={grid['wide']} {...part} />
        </>
      )}
    </div>
  );
}
