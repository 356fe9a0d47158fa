import { useCall } from '#app/core-client/query.ts';
import { Tabs } from '#app/kit/choice/tabs.tsx';
import { lastOf } from '#contract/units/loadable.ts';
import { t } from './texts.ts';

/** Stands for every category among the tabs. */
export const ALL = 'all';

/** The categories of the news as the platform has them, with how many articles each holds. */
export function NewsTabs({ value, onChange }: { value: string; onChange: (category: string) => void }) {
  const data = lastOf(useCall('news.categories', {}));
  const list = data?.list ?? [];
  const total = list.reduce((sum, { count }) => sum + count, 0);
  const all = { value: ALL, label: t('news.all'), ...(data ? { count: total } : {}) };
  const items = [all, ...list.map(({ category, name, count }) => ({ value: category, label: name, count }))];
  return (
    <div className="newstabs">
      <Tabs id="news" label={t('news.categories')} items={items} value={value} onValueChange={onChange} />
    </div>
  );
}
