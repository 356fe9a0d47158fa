import { Segmented } from '#app/kit/choice/segmented.tsx';
import type { PageType } from '#contract/models/room.ts';
import { t } from './texts.ts';

type Props = {
  readonly page: PageType;
  readonly pages: readonly PageType[];
  readonly onChange: (page: PageType) => void;
};

/** Animation, picture or anchor, where several exist [2.11]. */
export function PageSwitch({ page, pages, onChange }: Props) {
  if (pages.length < 2) return null;
  const options = pages.map((value) => ({ value, label: t(`room.${value}`) }));
  return <Segmented label={t('room.pageType')} options={options} value={page} onValueChange={onChange} />;
}
