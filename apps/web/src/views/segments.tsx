import './segments.css';
import type { ComponentChildren, JSX } from 'preact';

interface SegmentsProps<V extends string> {
  readonly label: string;
  readonly about?: string | undefined;
  readonly name: string;
  readonly values: readonly (readonly [V, ComponentChildren])[];
  readonly now: V;
  readonly choose: (value: V) => void;
  /** Each choice shows a picture over its name. */
  readonly pictures?: boolean;
}

/** One choice out of a few, all in sight. */
export function Segments<V extends string>({ label, about, name, values, now, choose, pictures = false }: SegmentsProps<V>): JSX.Element {
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      {about !== undefined && <p class="small soft">{about}</p>}
      <div class={`segments${pictures ? ' pictures' : ''}`}>
        {values.map(([value, text]) => (
          <label key={value}>
            <input type="radio" name={name} value={value} checked={value === now} onChange={() => choose(value)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface CheckProps {
  readonly label: string;
  readonly about?: string;
  readonly on: boolean;
  readonly set: (on: boolean) => void;
}

/** Yes or no. */
export function Check({ label, about, on, set }: CheckProps): JSX.Element {
  return (
    <label class="check">
      <input type="checkbox" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
      <span>
        {label}
        {about !== undefined && <span class="small soft"> {about}</span>}
      </span>
    </label>
  );
}
