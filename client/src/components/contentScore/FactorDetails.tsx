import { useIntl } from 'react-intl';
import { EVIDENCE, STUDIES } from '#client/lib/contentScore/evidence.ts';
import type { FactorScore } from '#client/lib/contentScore/types.ts';
import type { Span } from '#client/lib/Span.ts';
import { ExternalLink } from '../answers/ExternalLink.tsx';
import { PlaceList } from './PlaceList.tsx';
import styles from './FactorList.module.scss';

interface FactorDetailsProps {
  readonly factor: FactorScore;
  readonly text: string;
  readonly onGo: ((span: Span) => void) | undefined;
}

/** Rule, missing parts, findings and evidence of a factor. */
export function FactorDetails({ factor, text, onGo }: FactorDetailsProps) {
  const intl = useIntl();
  const { id, found, missing, grade } = factor;
  const studies = STUDIES.filter((study) => EVIDENCE[id].includes(study.id));
  return (
    <div className={styles['details']}>
      <h4>{intl.formatMessage({ id: 'score.rule' })}</h4>
      <p>{intl.formatMessage({ id: `score.rule.${id}` })}</p>
      {missing.length > 0 ? (
        <>
          <h4>{intl.formatMessage({ id: 'score.missing' }, { count: missing.length })}</h4>
          <PlaceList
            places={missing.map((one) => ({
              span: one.at,
              words: intl.formatMessage({ id: `score.suggestion.${one.id}` }, one.values),
            }))}
            onGo={onGo}
          />
        </>
      ) : (
        <p>{intl.formatMessage({ id: 'score.nothingMissing' })}</p>
      )}
      {found.length > 0 && (
        <>
          <h4>{intl.formatMessage({ id: 'score.found' }, { count: found.length })}</h4>
          <PlaceList
            places={found.map(({ start, end }) => ({ span: { start, end }, words: text.slice(start, end) }))}
            onGo={onGo}
          />
        </>
      )}
      <h4>{intl.formatMessage({ id: 'score.evidence' })}</h4>
      <p>
        {grade.levels.map((level) => intl.formatMessage({ id: `score.grade.${level}` })).join(' · ')}
        {grade.disputed && ` · ${intl.formatMessage({ id: 'score.grade.disputed' })}`}
      </p>
      {studies.length === 0 && <p>{intl.formatMessage({ id: 'score.evidence.none' })}</p>}
      {studies.map((study) => (
        <p key={study.id}>
          {study.url === null ? (
            intl.formatMessage({ id: `score.study.${study.id}.name` })
          ) : (
            <ExternalLink url={study.url}>{intl.formatMessage({ id: `score.study.${study.id}.name` })}</ExternalLink>
          )}
          {' — '}
          {intl.formatMessage({ id: `score.study.${study.id}.finding` })}
        </p>
      ))}
    </div>
  );
}
