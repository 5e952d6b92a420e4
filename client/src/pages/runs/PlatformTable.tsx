import { FormattedMessage, useIntl } from 'react-intl';
import type { RunPlatform } from '#client/api/schemas/collectRunSchemas.ts';
import { formatCost } from '#client/components/collect/formatCost.ts';
import { ScrollBox } from '#client/components/table/ScrollBox.tsx';
import styles from './RunsPage.module.scss';

const COUNTS = ['planned', 'done', 'refused', 'empty', 'failed'] as const;

/** A round by platform: requested answers, models that answered, and results. */
export function PlatformTable({ platforms }: { readonly platforms: readonly RunPlatform[] }) {
  const intl = useIntl();
  return (
    <ScrollBox label={intl.formatMessage({ id: 'runs.byPlatform' })}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="runs.platform" />
            </th>
            <th scope="col">
              <FormattedMessage id="runs.model" />
            </th>
            {COUNTS.map((name) => (
              <th key={name} scope="col" className={styles['number']}>
                <FormattedMessage id={`runs.count.${name}`} />
              </th>
            ))}
            <th scope="col" className={styles['number']}>
              <FormattedMessage id="runs.count.cost" />
            </th>
          </tr>
        </thead>
        <tbody>
          {platforms.map((platform) => (
            <tr key={platform.name}>
              <th scope="row">
                {platform.name}
                {platform.stopped !== null && (
                  <span className={styles['stopped']}>
                    <FormattedMessage id={`runs.stopped.${platform.stopped}`} />
                  </span>
                )}
              </th>
              <td>{platform.models_served.join(', ') || platform.model_asked}</td>
              {COUNTS.map((name) => (
                <td key={name} className={styles['number']}>
                  {intl.formatNumber(platform[name])}
                </td>
              ))}
              <td className={styles['number']}>{formatCost(intl, platform.cost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
