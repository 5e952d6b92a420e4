import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { InsightGroup } from '#client/api/userInsightApi.ts';
import { MessagePage } from '#client/components/ui/MessagePage.tsx';
import { paths } from '#client/lib/paths.ts';

interface NoInsightGroupProps {
  /** The persona or theme in the address; null: none. */
  readonly group: InsightGroup | null;
}

/** The address has an unknown persona or theme, or none: says so, and links back. */
export function NoInsightGroup({ group }: NoInsightGroupProps) {
  const intl = useIntl();
  return (
    <MessagePage
      title={intl.formatMessage({ id: group === null ? 'menu.userInsights.detail' : 'reportDetails.notFound' })}
    >
      <p>
        {group === null
          ? intl.formatMessage({ id: 'reportDetails.choose.body' })
          : intl.formatMessage({ id: `reportDetails.notFound.${group.kind}` }, { id: group.id })}
      </p>
      <Link to={paths.userInsightsIndex.href()}>{intl.formatMessage({ id: 'reportDetails.back' })}</Link>
    </MessagePage>
  );
}
