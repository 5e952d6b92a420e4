import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { PageAbout } from '#client/components/ui/PageAbout.tsx';
import { useNow } from '#client/hooks/useNow.ts';
import { useStores } from '#client/stores/useStores.ts';
import { dayPart } from './dayPart.ts';
import styles from './Greeting.module.scss';

/** A greeting by the reader's local time, the date, and the current project's name. */
export const Greeting = observer(function Greeting() {
  const intl = useIntl();
  const { user, projects } = useStores();
  const now = new Date(useNow());
  const { name } = user;
  return (
    <div>
      <h1 className={styles['title']}>
        {intl.formatMessage(
          { id: 'workplace.greeting' },
          { part: dayPart(now.getHours()), named: name === '' ? 'no' : 'yes', name },
        )}
      </h1>
      <PageAbout>
        {intl.formatMessage(
          { id: 'workplace.today' },
          { date: intl.formatDate(now, { dateStyle: 'full' }), project: projects.current?.name ?? '' },
        )}
      </PageAbout>
    </div>
  );
});
