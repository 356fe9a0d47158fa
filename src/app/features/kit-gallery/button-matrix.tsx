import { Button } from '#app/kit/action/button.tsx';
import type { ButtonVariant } from '#app/kit/action/button-class.ts';
import { statesTexts as text } from './texts.ts';

const variants: readonly ButtonVariant[] = ['primary', 'soft', 'line', 'ghost', 'gold'];

/** Every variant in every state. */
export function ButtonMatrix() {
  return (
    <div className="states__scroll">
      <table className="matrix">
        <thead>
          <tr>
            <td />
            {text.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {variants.map((variant) => (
            <ButtonRow key={variant} variant={variant} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ButtonRow({ variant }: { variant: ButtonVariant }) {
  return (
    <tr>
      <th scope="row">{text.rows[variant]}</th>
      {['', 'is-hover', 'is-focus', 'is-active'].map((state) => (
        <td key={state}>
          <Button variant={variant} className={state}>
            {text.confirm}
          </Button>
        </td>
      ))}
      <td>
        <Button variant={variant} disabled>
          {text.confirm}
        </Button>
      </td>
      <td>
        <Button variant={variant} loading>
          {text.confirm}
        </Button>
      </td>
    </tr>
  );
}
