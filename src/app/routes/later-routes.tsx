import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { LOBBY } from './every-path.ts';
import { paths } from './paths.ts';

const WalletRoutes = lazy(() =>
  import('./wallet-routes.tsx').then((file) => ({ default: file.WalletRoutes })),
);
const NewsScreen = lazy(() =>
  import('#app/features/news/news-screen.tsx').then((file) => ({ default: file.NewsScreen })),
);
const ArticleScreen = lazy(() =>
  import('#app/features/news/article-screen.tsx').then((file) => ({ default: file.ArticleScreen })),
);
const ExpertsScreen = lazy(() =>
  import('#app/features/experts/experts-screen.tsx').then((file) => ({ default: file.ExpertsScreen })),
);
const ExpertScreen = lazy(() =>
  import('#app/features/experts/expert-screen.tsx').then((file) => ({ default: file.ExpertScreen })),
);
const HelpScreen = lazy(() =>
  import('#app/features/help/help-screen.tsx').then((file) => ({ default: file.HelpScreen })),
);
const HelpTopicScreen = lazy(() =>
  import('#app/features/help/help-topic-screen.tsx').then((file) => ({ default: file.HelpTopicScreen })),
);
const AnnouncementsScreen = lazy(() =>
  import('#app/features/announcements/announcements-screen.tsx').then((file) => ({
    default: file.AnnouncementsScreen,
  })),
);
const SponsorsScreen = lazy(() =>
  import('#app/features/sponsors/sponsors-screen.tsx').then((file) => ({ default: file.SponsorsScreen })),
);
const NotFoundScreen = lazy(() =>
  import('#app/features/not-found/not-found-screen.tsx').then((file) => ({ default: file.NotFoundScreen })),
);
const LobbyMissingScreen = lazy(() =>
  import('#app/features/not-found/lobby-missing-screen.tsx').then((file) => ({
    default: file.LobbyMissingScreen,
  })),
);

/** Addresses that a visit seldom begins with; the table of them stays out of the first load. */
export const LaterRoutes = () => (
  <Routes>
    <Route path={`${paths.wallet}/*`} element={<WalletRoutes />} />
    <Route path={paths.news} element={<NewsScreen />} />
    <Route path={paths.article} element={<ArticleScreen />} />
    <Route path={paths.experts} element={<ExpertsScreen />} />
    <Route path={paths.expert} element={<ExpertScreen />} />
    <Route path={paths.help} element={<HelpScreen />} />
    <Route path={paths.helpTopic} element={<HelpTopicScreen />} />
    <Route path={paths.announcements} element={<AnnouncementsScreen />} />
    <Route path={paths.sponsors} element={<SponsorsScreen />} />
    <Route path={`${LOBBY}?`} element={<LobbyMissingScreen />} />
    <Route path="*" element={<NotFoundScreen />} />
  </Routes>
);
