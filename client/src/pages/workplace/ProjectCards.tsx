import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { ProjectCard } from '#client/api/workplaceSchemas.ts';
import { ExpectedPopover } from '#client/components/figures/ExpectedPopover.tsx';
import { paths } from '#client/lib/paths.ts';
import { useStores } from '#client/stores/useStores.ts';
import { ProjectCardItem } from './ProjectCardItem.tsx';
import { useOpenProject } from './useOpenProject.ts';
import styles from './ProjectCards.module.scss';

/** Cards shown before "show all". */
export const FIRST_CARDS = 6;

interface ProjectCardsProps {
  readonly cards: readonly ProjectCard[];
}

/** All projects as cards, the current one first. */
export const ProjectCards = observer(function ProjectCards({ cards }: ProjectCardsProps) {
  const intl = useIntl();
  const { projects } = useStores();
  const open = useOpenProject();
  const [all, setAll] = useState(false);
  const { currentId } = projects;
  const ordered = [...cards].sort((a, b) => Number(b.id === currentId) - Number(a.id === currentId));
  const shown = all ? ordered : ordered.slice(0, FIRST_CARDS);
  return (
    <>
      <h2 className={styles['title']}>{intl.formatMessage({ id: 'workplace.projects' })}</h2>
      <p className={styles['about']}>
        {intl.formatMessage({ id: 'workplace.projects.about' })} <ExpectedPopover />{' '}
        <Link to={paths.portfolio.href()}>{intl.formatMessage({ id: 'workplace.projects.compare' })}</Link>
      </p>
      <ul className={styles['list']}>
        {shown.map((card) => (
          <li key={card.id}>
            <ProjectCardItem card={card} current={card.id === currentId} onOpen={open} />
          </li>
        ))}
      </ul>
      {shown.length < ordered.length && (
        <Button
          variant="minimal"
          onClick={() => {
            setAll(true);
          }}
        >
          {intl.formatMessage({ id: 'workplace.projects.all' }, { count: ordered.length })}
        </Button>
      )}
    </>
  );
});
