import { createCallCells } from './query.ts';

/** What is read: news, experts, the help centre, announcements, partners. */
export const newsCategories = createCallCells('news.categories');
export const newsList = createCallCells('news.list');
export const newsArticle = createCallCells('news.article');
export const expertList = createCallCells('expert.list');
export const expertProfile = createCallCells('expert.profile');
export const expertArticles = createCallCells('expert.articles');
export const helpTopics = createCallCells('help.topics');
export const helpTopic = createCallCells('help.topic');
export const helpSearch = createCallCells('help.search');
export const announcementList = createCallCells('announcement.list');
export const sponsorList = createCallCells('sponsor.list');
