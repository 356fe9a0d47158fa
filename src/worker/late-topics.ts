import { defer, type Observable, switchMap } from 'rxjs';
import type { FirstTopic } from './first-topics.ts';
import type { Topic, TopicSources, Topics } from './topics.ts';

type LateTopic = Exclude<Topic, FirstTopic>;
type LateSources = Pick<TopicSources, LateTopic>;

/** The sources of the services' topics, which wait until the services are there. @param load throws an AppError */
export function lateTopics(load: () => Promise<{ readonly topics: LateSources }>): LateSources {
  const late =
    <Name extends LateTopic>(name: Name) =>
    (params: Topics[Name]['params']): Observable<Topics[Name]['item']> =>
      defer(load).pipe(switchMap(({ topics }) => topics[name](params)));
  return {
    coins: late('coins'),
    inbox: late('inbox'),
    commands: late('commands'),
    orders: late('orders'),
    order: late('order'),
    assets: late('assets'),
    match: late('match'),
    odds: late('odds'),
    'chat.room': late('chat.room'),
    'chat.feed': late('chat.feed'),
    'chat.danmaku': late('chat.danmaku'),
    'chat.blocks': late('chat.blocks'),
    'chat.reading': late('chat.reading'),
    'gift.stage': late('gift.stage'),
    video: late('video'),
    'dev.figures': late('dev.figures'),
    'dev.recording': late('dev.recording'),
  };
}
