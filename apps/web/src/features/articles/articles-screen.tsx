import { PageHead } from "@purvey/ui/shell/page-head";
import { Tabs } from "@purvey/ui/tabs";
import { getRouteApi } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { useTitle } from "../../shared/use-title.ts";
import { type ArticlesView, type ContentTab, contentTabs } from "./articles-view.ts";
import { messages } from "./messages.ts";
import { ArticleList } from "./parts/article-list.tsx";
import { MenuTree } from "./parts/menu-tree.tsx";
import { PodcastList } from "./parts/podcast-list.tsx";
import { TagList } from "./parts/tag-list.tsx";

const route = getRouteApi("/in/admin/content");

/** What shoppers read: articles with a preview, the menu, tags and podcasts. All of it is read only, which is said. */
export function ArticlesScreen() {
  const text = useText(messages);
  useTitle(text("content"));
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const show = (next: ArticlesView) => void navigate({ search: next });
  const { tab = "articles" } = view;
  const contents: Readonly<Record<ContentTab, () => ReactNode>> = {
    articles: () => <ArticleList view={view} show={show} />,
    menu: () => <MenuTree view={view} show={show} />,
    tags: () => <TagList />,
    podcasts: () => <PodcastList view={view} show={show} />,
  };
  return (
    <>
      <PageHead title={text("content")}>{text("readOnly")}</PageHead>
      <Tabs
        label={text("content")}
        value={tab}
        onValueChange={(key) => show({ tab: key === "articles" ? undefined : (key as ContentTab) })}
        items={contentTabs.map((key) => ({
          key,
          label: text(key),
          content: key === tab ? contents[key]() : null,
        }))}
      />
    </>
  );
}

/** What the parts of the content take. */
export interface ArticlesViewProps {
  readonly view: ArticlesView;
  readonly show: (next: ArticlesView) => void;
}
