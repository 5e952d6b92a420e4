import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { InsightGroup } from '../../../api/userInsightApi.ts';
import { MessagePage } from '../../../components/ui/MessagePage.tsx';
import { paths } from '../../../lib/paths.ts';

interface NoInsightGroupProps {
  /** What the address asks for; null: nothing. */
  readonly group: InsightGroup | null;
}

/** The address names a persona or a theme that this project does not have, or none: says so, and leads back. */
export function NoInsightGroup({ group }: NoInsightGroupProps) {
  const intl = useIntl();
  return (
    <MessagePage
      title={intl.formatMessage({ id: group === null ? 'menu.userInsights.detail' : 'insightDetails.notFound' })}
    >
      <p>
        {group === null
          ? intl.formatMessage({ id: 'insightDetails.choose.body' })
          : intl.formatMessage({ id: `insightDetails.notFound.${group.kind}` }, { id: group.id })}
      </p>
      <Link to={paths.userInsightsIndex.href()}>{intl.formatMessage({ id: 'insightDetails.back' })}</Link>
    </MessagePage>
  );
}
