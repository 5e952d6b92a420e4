import { useIntl } from 'react-intl';
import type { RecountedBrand } from '#client/api/brandNamesSchemas.ts';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import { PassageItem } from '../answers/PassageItem.tsx';
import { formatCount } from '../figures/formats.ts';
import styles from './BrandNames.module.scss';

interface OutcomeSentencesProps {
  readonly result: { readonly brands: readonly RecountedBrand[] };
  readonly onOpenAnswer: ((answerId: string) => void) | undefined;
}

interface DifferenceProps extends Pick<OutcomeSentencesProps, 'onOpenAnswer'> {
  readonly way: 'more' | 'fewer';
  readonly brand: RecountedBrand;
  readonly brands: readonly BrandRef[];
}

function Difference({ way, brand, brands, onOpenAnswer }: DifferenceProps) {
  const intl = useIntl();
  const { mentions, answers, passages } = brand[way];
  if (mentions === 0) return null;
  return (
    <div>
      <h4 className={styles['sentencesTitle']}>
        {intl.formatMessage(
          { id: `brandNames.sentences.${way}` },
          {
            brand: brand.name,
            count: mentions,
            mentions: formatCount(intl, mentions),
            answers,
            answersText: formatCount(intl, answers),
          },
        )}
      </h4>
      <ul className={styles['sentences']}>
        {passages.map((passage) => (
          <li key={passage.answer_id}>
            <PassageItem passage={passage} brands={brands} onOpen={onOpenAnswer} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Sentences in which changed names newly find a brand, or no longer find it, so that the user can judge an alias. */
export function OutcomeSentences({ result, onOpenAnswer }: OutcomeSentencesProps) {
  const brands = result.brands.map(({ brand_id: id, name }, order) => ({ id, name, own: order === 0, order }));
  return result.brands.map((brand) => (
    <div key={brand.brand_id}>
      <Difference way="more" brand={brand} brands={brands} onOpenAnswer={onOpenAnswer} />
      <Difference way="fewer" brand={brand} brands={brands} onOpenAnswer={onOpenAnswer} />
    </div>
  ));
}
