import '#app/theme/fresh.css';
import '#app/theme/base.css';
import '#app/theme/first-paint.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { awaitContent, isHeavy } from '#app/first-load/content-begun.ts';
import { readyForFirstRender } from '#app/first-load/first-render.ts';
import { PersistentPart } from '#app/first-load/part-ahead.tsx';
import { AppRoutes } from '#app/screens/routes.tsx';
import { AreaBoundary } from '#app/shell/area-boundary.tsx';
import { Directives } from '#app/shell/notices/directives.tsx';
import { ViewerScope } from '#app/shell/viewer-scope.tsx';
import { startMode } from '#app/theme/mode.ts';

startMode();
if (isHeavy(location)) awaitContent();

function show(container: HTMLElement): void {
  createRoot(container).render(
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
if (root) void readyForFirstRender().then(() => show(root));
