import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Citation } from '#client/api/answerSchemas.ts';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import { ExternalLink } from '#client/components/answers/ExternalLink.tsx';
import { brandClass } from '#client/components/figures/brandColor.ts';
import type { Comparison, NamedBrand } from './compareAnswers.ts';
import styles from './ChangedSets.module.scss';

interface ListProps<T> {
  readonly heading: string;
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  readonly children: (item: T) => ReactNode;
}

function SetList<T>({ heading, items, keyOf, children }: ListProps<T>) {
  const intl = useIntl();
  return (
    <div>
      <h4 className={styles['heading']}>{heading}</h4>
      {items.length === 0 ? (
        <p className={styles['none']}>{intl.formatMessage({ id: 'promptDetails.compare.nobody' })}</p>
      ) : (
        <ul className={styles['list']}>
          {items.map((item) => (
            <li key={keyOf(item)}>{children(item)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ChangedSetsProps {
  readonly comparison: Comparison;
  readonly tracked: readonly BrandRef[];
}

function ChangedBrands({ comparison: { brands }, tracked }: ChangedSetsProps) {
  const intl = useIntl();
  const position = (place: number): string => intl.formatMessage({ id: 'answers.position' }, { position: place });
  const name = (id: string, about: string) => {
    const brand = tracked.find((candidate) => candidate.id === id);
    return (
      <span className={`${styles['brand'] ?? ''} ${brandClass(brand)}`}>
        <span className={styles['dot']} aria-hidden="true" />
        {brand?.name ?? id}
        <span className={styles['about']}>{about}</span>
      </span>
    );
  };
  const only = (letter: string, items: readonly NamedBrand[]) => (
    <SetList
      heading={intl.formatMessage({ id: 'promptDetails.compare.only' }, { letter })}
      items={items}
      keyOf={({ brand_id: id }) => id}
    >
      {(item) => name(item.brand_id, position(item.position))}
    </SetList>
  );
  return (
    <section>
      <h3 className={styles['title']}>{intl.formatMessage({ id: 'promptDetails.compare.brands' })}</h3>
      <div className={styles['columns']}>
        {only('A', brands.out)}
        {only('B', brands.in)}
        <SetList
          heading={intl.formatMessage({ id: 'promptDetails.compare.both' })}
          items={brands.kept}
          keyOf={({ left }) => left.brand_id}
        >
          {({ left, right }) =>
            name(
              left.brand_id,
              left.position === right.position
                ? position(left.position)
                : intl.formatMessage(
                    { id: 'promptDetails.compare.moved' },
                    { from: left.position, to: right.position },
                  ),
            )
          }
        </SetList>
      </div>
    </section>
  );
}

function ChangedSources({ comparison: { sources } }: Pick<ChangedSetsProps, 'comparison'>) {
  const intl = useIntl();
  const source = ({ url, title, host }: Citation) => (
    <span className={styles['source']}>
      <ExternalLink url={url}>{title === '' ? url : title}</ExternalLink>
      <span className={styles['about']}>{host}</span>
    </span>
  );
  const list = (heading: string, items: readonly Citation[]) => (
    <SetList heading={heading} items={items} keyOf={({ position, url }) => `${String(position)} ${url}`}>
      {source}
    </SetList>
  );
  const only = (letter: string): string => intl.formatMessage({ id: 'promptDetails.compare.only' }, { letter });
  return (
    <section>
      <h3 className={styles['title']}>{intl.formatMessage({ id: 'promptDetails.compare.sources' })}</h3>
      {sources === null ? (
        <p className={styles['none']}>{intl.formatMessage({ id: 'promptDetails.compare.notCaptured' })}</p>
      ) : (
        <div className={styles['columns']}>
          {list(only('A'), sources.out)}
          {list(only('B'), sources.in)}
          {list(
            intl.formatMessage({ id: 'promptDetails.compare.both' }),
            sources.kept.map(({ right }) => right),
          )}
        </div>
      )}
    </section>
  );
}

/** Brands and sources that only one of two answers has, and those that both have. */
export function ChangedSets({ comparison, tracked }: ChangedSetsProps) {
  return (
    <div className={styles['sets']}>
      <ChangedBrands comparison={comparison} tracked={tracked} />
      <ChangedSources comparison={comparison} />
    </div>
  );
}
