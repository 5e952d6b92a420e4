import type { PromptDetail } from '#client/api/detailSchemas.ts';
import { measureSelection } from '#client/api/measureSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { MetricTiles } from '#client/components/figures/MetricTiles.tsx';
import { ownBrandId } from '#client/components/figures/ownBrand.ts';
import styles from './PromptTiles.module.scss';

interface PromptTilesProps {
  readonly detail: PromptDetail;
  readonly onOpen: (selection: AnswerSelection) => void;
}

/** The six figures of the own brand for this prompt. */
export function PromptTiles({ detail, onOpen }: PromptTilesProps) {
  const { brands, scope, tiles } = detail;
  return (
    <MetricTiles
      className={styles['tiles']}
      tiles={tiles}
      brands={brands}
      scope={scope}
      onePrompt
      onOpen={(measureId) => {
        onOpen(measureSelection(measureId, ownBrandId(brands)));
      }}
    />
  );
}
