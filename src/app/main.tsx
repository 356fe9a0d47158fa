import '#app/theme/fresh.css';
import '#app/theme/base.css';
import '#app/theme/first-paint.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readyForFirstRender } from '#app/page/loading/first-render.ts';
import { PersistentPart } from '#app/page/loading/persistent-part.tsx';
import { AppRoutes } from '#app/screens/routes.tsx';
import { AreaBoundary } from '#app/shell/area-boundary.tsx';
import { Directives } from '#app/shell/notices/directives.tsx';
import { ViewerScope } from '#app/shell/viewer-scope.tsx';
import { startMode } from '#app/theme/mode.ts';

startMode();

/** What the first screen begins with is waited for, ms at most. */
const SCREEN_MS = 800;

/**
 * Its code is asked for beside the page's own, and what the browser has kept of its lists is there before either: what React
 * shows for it until then would stay for 300 ms.
 */
async function whenScreenIsThere(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, SCREEN_MS));
  await Promise.race([readyForFirstRender(), late]);
}

function show(place: HTMLElement): void {
  createRoot(place).render(
    <StrictMode>
      <BrowserRouter>
        <AreaBoundary>
          <ViewerScope>
            <AppRoutes />
          </ViewerScope>
        </AreaBoundary>
        <PersistentPart />
        <Directives />
      </BrowserRouter>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void whenScreenIsThere().then(() => show(root));
