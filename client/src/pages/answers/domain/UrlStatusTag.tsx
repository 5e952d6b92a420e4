import { useIntl } from 'react-intl';
import type { UrlStatus } from '#client/api/detailSchemas.ts';
import { CourseTag } from '#client/components/table/CourseTag.tsx';

interface UrlStatusTagProps {
  readonly status: UrlStatus;
}

/** How often a page is cited against the period before, in a word; the rule behind it on hover. */
export function UrlStatusTag({ status }: UrlStatusTagProps) {
  const intl = useIntl();
  return (
    <CourseTag course={status} explained={intl.formatMessage({ id: `domainDetails.status.${status}.explained` })}>
      {intl.formatMessage({ id: `domainDetails.status.${status}` })}
    </CourseTag>
  );
}
