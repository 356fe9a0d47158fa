import type { MediaKind } from '#contract/community/video/schema.ts';
import { Button } from '#kit/action/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { PanelButton } from '#kit/overlay/settings-button.tsx';
import type { ReadyView } from '../player/player-drive.ts';
import { type QualityChoice, qualityLabels } from '../player/quality-choice.ts';
import { t } from '../texts.ts';
import './line-menu.css';

type Option = { readonly id: string; readonly name: string; readonly detail?: string };
type ListProps = {
  readonly title: string;
  readonly options: readonly Option[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
};

const List = ({ title, options, chosen, onChoose }: ListProps) => (
  <fieldset className="line-menu__list">
    <legend>{title}</legend>
    {options.map(({ id, name, detail }) => (
      <label key={id} className={id === chosen ? 'on' : ''}>
        <input
          type="radio"
          className="sr"
          name={title}
          checked={id === chosen}
          onChange={() => onChoose(id)}
        />
        {id === chosen ? <Icon name="check" size={15} /> : <span className="line-menu__gap" />}
        {name}
        <small className="num">{detail}</small>
      </label>
    ))}
  </fieldset>
);

const lineDetail = ({ health, firstByteMs }: ReadyView['lines'][number]): string => {
  if (health === 'bad') return t('player.lineBad');
  return firstByteMs === null ? '' : t('player.lineMs', { ms: Math.round(firstByteMs) });
};

type SteadyProps = {
  readonly text: string;
  /** Every text it may become. */
  readonly among: readonly string[];
  readonly className?: string;
};

/** A text that is as wide as the longest it may become, so that no control beside it moves when it changes. */
const Steady = ({ text, among, className }: SteadyProps) => (
  <span className={classNames('steady', className)} data-among={among.join('\n')}>
    {text}
  </span>
);

type Props = {
  readonly view: ReadyView;
  readonly quality: QualityChoice;
  readonly onLine: (lineId: string) => void;
  readonly onQuality: (id: string) => void;
  readonly onKind: (kind: MediaKind) => void;
};

/** Delivery methods of the video, by their effect for the viewer. */
const DELAYS: readonly (Option & { readonly id: MediaKind })[] = [
  { id: 'flv', name: t('player.lowDelay'), detail: t('player.lowDelayAbout') },
  { id: 'hls', name: t('player.standardDelay'), detail: t('player.standardDelayAbout') },
];

const isKind = (id: string): id is MediaKind => DELAYS.some((delay) => delay.id === id);

/** Line, quality and delay share one menu; each line shows how quickly it answers. */
export function LineMenu({ view, quality, onLine, onQuality, onKind }: Props) {
  const line = view.lines.find(({ lineId }) => lineId === view.lineId);
  return (
    <PanelButton
      trigger={
        <Button variant="ghost" size="sm" className="control__t">
          <Steady
            text={line?.name ?? ''}
            among={view.lines.map(({ name }) => name)}
            className="control__line"
          />
          <Steady text={quality.label} among={qualityLabels(view)} />
        </Button>
      }
      label={t('player.lineMenu')}
      closeLabel={t('player.closeMenu')}
    >
      <div className="line-menu">
        <List
          title={t('player.line')}
          options={view.lines.map((item) => ({ id: item.lineId, name: item.name, detail: lineDetail(item) }))}
          chosen={view.lineId}
          onChoose={onLine}
        />
        <List
          title={t('player.quality')}
          options={quality.options}
          chosen={quality.chosen}
          onChoose={onQuality}
        />
        {view.types.length > 1 ? (
          <List
            title={t('player.delay')}
            options={DELAYS}
            chosen={view.type}
            onChoose={(id) => isKind(id) && onKind(id)}
          />
        ) : null}
      </div>
    </PanelButton>
  );
}
