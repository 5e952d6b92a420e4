import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { PromptDetail } from '#client/api/detailSchemas.ts';
import { tagRefs } from '#client/api/namedRefSchemas.ts';
import { DemandBars } from '#client/components/prompts/DemandBars.tsx';
import { PromptFlags } from '#client/components/prompts/PromptFlags.tsx';
import { PromptStatusTag } from '#client/components/prompts/PromptStatusTag.tsx';
import { foreignLanguage } from '#client/lib/foreignLanguage.ts';
import { paths } from '#client/lib/paths.ts';
import { promptVerdict } from './promptVerdict.ts';
import styles from './PromptHead.module.scss';

interface PromptHeadProps {
  readonly detail: PromptDetail;
}

/** The prompt's text, its topic and tags, and the verdict in up to three sentences. */
export function PromptHead({ detail }: PromptHeadProps) {
  const intl = useIntl();
  const { prompt, topic_name: topic } = detail;
  const verdict = promptVerdict(intl, detail);
  // Chinese sentences are joined without a space.
  const joined = verdict.join(intl.locale === 'zh-CN' ? '' : ' ');
  return (
    <header className={styles['head']}>
      <div className={styles['line']}>
        <h1 className={styles['title']} lang={foreignLanguage(prompt.text, intl.locale)}>
          {prompt.text}
        </h1>
        <Link className={styles['manage']} to={paths.prompt.href({ q: prompt.text })}>
          {intl.formatMessage({ id: 'promptDetails.manage' })}
        </Link>
      </div>
      <div className={styles['facts']}>
        {prompt.topic_id !== null && topic !== null && (
          <Link to={paths.topicIndex.href({ id: prompt.topic_id, breadcrumb: topic })}>
            {intl.formatMessage({ id: 'promptDetails.topic' }, { topic })}
          </Link>
        )}
        <span>{intl.formatMessage({ id: `prompts.intent.${prompt.intent}` })}</span>
        <DemandBars demand={prompt.demand} />
        {tagRefs(prompt).map(({ id, name }) => (
          <span key={id} className={styles['tag']}>
            {name}
          </span>
        ))}
        <PromptFlags prompt={prompt} />
      </div>
      {verdict.length > 0 && (
        <p className={styles['verdict']}>
          <PromptStatusTag status={detail.status} answers={detail.row.answers} />
          <span>{joined}</span>
        </p>
      )}
    </header>
  );
}
