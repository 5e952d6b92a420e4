import { useId } from 'react';
import { useIntl } from 'react-intl';
import styles from './CropDialog.module.scss';

interface CropSliderProps {
  /** Translated. */
  readonly label: string;
  /** 0 to 1. */
  readonly value: number;
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
}

const STEPS = 100;

/** One axis of moving or zooming the picture, for keyboard users and those who cannot drag. */
export function CropSlider({ label, value, disabled, onChange }: CropSliderProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles['slider']}
        type="range"
        min={0}
        max={STEPS}
        step={1}
        value={Math.round(value * STEPS)}
        aria-valuetext={intl.formatNumber(value, { style: 'percent' })}
        disabled={disabled}
        onChange={(event) => {
          onChange(Number(event.target.value) / STEPS);
        }}
      />
    </>
  );
}
