import { Button } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { UserInsight } from '#client/api/userInsightSchemas.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { languageName } from '../languageName.ts';
import { regionName } from '../regionName.ts';
import type { InsightPartProps } from './useUserInsightPage.ts';
import styles from './UnmetPanel.module.scss';

type Group = UserInsight['unmet_regions'][number];

interface GroupListProps {
  readonly title: string;
  readonly groups: readonly Group[];
  readonly nameOf: (id: string | null) => string;
  readonly onChoose: (id: string | null) => void;
}

const MOST_GROUPS = 6;

/** Unmet prompts per group: count of total, with a bar. */
function GroupList({ title, groups, nameOf, onChoose }: GroupListProps) {
  const intl = useIntl();
  return (
    <section className={styles['groups']}>
      <h3 className={styles['heading']}>{title}</h3>
      <ul>
        {groups.slice(0, MOST_GROUPS).map(({ id, asked, unmet }) => (
          <li key={id}>
            <button
              type="button"
              className={styles['group']}
              onClick={() => {
                onChoose(id);
              }}
            >
              <span className={styles['name']} title={nameOf(id)}>
                {nameOf(id)}
              </span>
              <span className={styles['bar']} aria-hidden="true">
                <span style={{ width: `${(unmet / asked) * 100}%` }} />
              </span>
              <span className={styles['count']}>
                {intl.formatMessage(
                  { id: 'insights.unmet.share' },
                  { unmet: formatCount(intl, unmet), asked: formatCount(intl, asked) },
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface UnmetPanelProps extends InsightPartProps {
  readonly className?: string | undefined;
}

/** Prompts whose answers leave the own brand out, by language and by region in the question. */
export function UnmetPanel({ report, className, onMove }: UnmetPanelProps) {
  const intl = useIntl();
  const { unmet_total: total, unmet_languages: languages, unmet_regions: regions } = report;
  const asked = languages.reduce((sum, group) => sum + group.asked, 0);
  return (
    <Panel
      className={className}
      title={intl.formatMessage({ id: 'insights.unmet' })}
      subtitle={intl.formatMessage({ id: 'insights.unmet.about' })}
      actions={
        <Button
          size="small"
          variant="minimal"
          onClick={() => {
            onMove({ tab: 'unmet', kind: null, region: '', language: '' });
          }}
        >
          <FormattedMessage id="insights.unmet.all" />
        </Button>
      }
    >
      <p className={styles['total']}>
        {intl.formatMessage(
          { id: 'insights.unmet.total' },
          {
            total: formatCount(intl, total),
            asked: formatCount(intl, asked),
            b: (chunks) => <strong key="total">{chunks}</strong>,
          },
        )}
      </p>
      <GroupList
        title={intl.formatMessage({ id: 'insights.unmet.byLanguage' })}
        groups={languages}
        nameOf={(id) => languageName(intl, id)}
        onChoose={(id) => {
          onMove({ tab: 'unmet', kind: null, region: '', language: id ?? '' });
        }}
      />
      <GroupList
        title={intl.formatMessage({ id: 'insights.unmet.byRegion' })}
        groups={regions}
        nameOf={(id) => regionName(intl, id)}
        onChoose={(id) => {
          onMove({ tab: 'unmet', kind: null, language: '', region: id ?? 'none' });
        }}
      />
    </Panel>
  );
}
