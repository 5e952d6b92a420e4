import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useSwitchProject } from '#client/components/projects/useSwitchProject.ts';
import { useStores } from '#client/stores/useStores.ts';
import card from './ProjectCardItem.module.scss';
import styles from './ProjectCards.module.scss';

/** The project list without figures, for providers that do not offer this page's data. */
export const PlainProjects = observer(function PlainProjects() {
  const intl = useIntl();
  const { projects } = useStores();
  const switchProject = useSwitchProject();
  const shown = projects.list.filter(({ id, archived }) => archived !== true || id === projects.currentId);
  return (
    <section aria-label={intl.formatMessage({ id: 'workplace.projects' })}>
      <h2 className={styles['title']}>{intl.formatMessage({ id: 'workplace.projects' })}</h2>
      <p className={styles['about']}>{intl.formatMessage({ id: 'workplace.projects.plain' })}</p>
      <ul className={styles['list']}>
        {shown.map(({ id, name, brand, has_data }) => {
          const isCurrent = id === projects.currentId;
          return (
            <li key={id}>
              <article
                className={`${card['card'] ?? ''} ${isCurrent ? (card['current'] ?? '') : ''}`}
                aria-label={name}
              >
                <div className={card['head']}>
                  <h3 className={card['name']}>
                    <button type="button" aria-pressed={isCurrent} onClick={() => void switchProject(id)}>
                      {name}
                    </button>
                  </h3>
                  {isCurrent && (
                    <span className={card['tag']}>{intl.formatMessage({ id: 'workplace.card.current' })}</span>
                  )}
                </div>
                {brand !== '' && <p className={card['meta']}>{brand}</p>}
                {has_data === 0 && <p className={card['meta']}>{intl.formatMessage({ id: 'project.noData' })}</p>}
              </article>
            </li>
          );
        })}
      </ul>
    </section>
  );
});
