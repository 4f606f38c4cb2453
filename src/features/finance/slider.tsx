import { classNames } from '@/ui/class-names';
import styles from './slider.module.css';

type SliderProps = {
  /** Said to assistive technology: the typed field beside it has the label. */
  label: string;
  value: number;
  least: number;
  most: number;
  step: number;
  /** The value in words, as in 'R50 000'. */
  said: string;
  onChange: (value: string) => void;
  className?: string;
};

/** A slider beside a typed field of the same value. Without JavaScript it could not tell the field, and is not shown. */
export function Slider({ label, value, least, most, step, said, onChange, className }: SliderProps) {
  return (
    <input
      type="range"
      className={classNames(styles.slider, className)}
      aria-label={label}
      aria-valuetext={said}
      min={least}
      max={most}
      step={step}
      value={Math.min(most, Math.max(least, value))}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
