import type { PromptDetail } from '#client/api/detailSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { measureSelection } from '#client/components/answers/figureSelections.ts';
import { MetricTile } from '#client/components/figures/MetricTile.tsx';
import styles from './PromptTiles.module.scss';

interface PromptTilesProps {
  readonly detail: PromptDetail;
  readonly onOpen: (selection: AnswerSelection) => void;
}

/** The six figures of the own brand for this prompt. */
export function PromptTiles({ detail, onOpen }: PromptTilesProps) {
  const { brands, scope, tiles } = detail;
  const own = brands.find((brand) => brand.own);
  const ownId = own?.id ?? '';
  const estimated = scope.sentiment_source === 'estimated' || scope.sentiment_source === 'mixed';
  return (
    <div className={styles['tiles']}>
      {tiles.map((tile) => (
        <MetricTile
          key={tile.measure_id}
          tile={tile}
          brandCount={brands.length}
          brand={own}
          estimated={estimated && tile.measure_id === 'net_sentiment'}
          onePrompt
          compact
          onOpen={(measureId) => {
            onOpen(measureSelection(measureId, ownId));
          }}
        />
      ))}
    </div>
  );
}
