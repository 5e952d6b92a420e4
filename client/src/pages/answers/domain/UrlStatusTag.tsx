import { useIntl } from 'react-intl';
import type { UrlStatus } from '#client/api/detailSchemas.ts';
import { CourseTag } from '#client/components/table/CourseTag.tsx';

interface UrlStatusTagProps {
  readonly status: UrlStatus;
}

/** The trend of a page's citations against the previous period, as a word; a tooltip explains the rule. */
export function UrlStatusTag({ status }: UrlStatusTagProps) {
  const intl = useIntl();
  return (
    <CourseTag course={status} explained={intl.formatMessage({ id: `domainDetails.status.${status}.explained` })}>
      {intl.formatMessage({ id: `domainDetails.status.${status}` })}
    </CourseTag>
  );
}
