import { FormattedMessage } from 'react-intl';
import type { Plan } from '../../api/vipSchemas.ts';
import styles from './MembershipPage.module.scss';

interface PlanTagProps {
  readonly plan: Plan;
}

/** That the team is on a plan, or that it is the one for most teams. */
export function PlanTag({ plan: { current, recommended } }: PlanTagProps) {
  if (!current && !recommended) return null;
  return (
    <span className={current ? styles['current'] : styles['recommended']}>
      <FormattedMessage id={current ? 'membership.current' : 'membership.recommended'} />
    </span>
  );
}
