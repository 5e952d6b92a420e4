import { FormattedMessage } from 'react-intl';
import type { Plan } from '#client/api/vipSchemas.ts';
import styles from './MembershipPage.module.scss';

interface PlanTagProps {
  readonly plan: Plan;
}

/** Marks the team's plan, or the recommended one. */
export function PlanTag({ plan: { current, recommended } }: PlanTagProps) {
  if (!current && !recommended) return null;
  return (
    <span className={current ? styles['current'] : styles['recommended']}>
      <FormattedMessage id={current ? 'membership.current' : 'membership.recommended'} />
    </span>
  );
}
