import { element } from './element.ts';

/** Opens a confirmation dialog before an irreversible action. @returns whether the operator confirms. */
export function confirmAction(title: string, text: string, verb: string): Promise<boolean> {
  const heading = element('h2', { id: 'ask-title', class: 'panel__title' }, title);
  const yes = element('button', { value: 'yes', class: 'btn btn--alert' }, verb);
  const no = element('button', { value: 'no', class: 'btn', autofocus: true }, '取消');
  const form = element(
    'form',
    { method: 'dialog' },
    heading,
    element('p', { class: 'ask__text' }, text),
    element('div', { class: 'buttons' }, no, yes),
  );
  const dialog = element('dialog', { class: 'ask', 'aria-labelledby': heading.id }, form);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    });
  });
}
