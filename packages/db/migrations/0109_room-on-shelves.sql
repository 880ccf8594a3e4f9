-- Each order counts its goods down: with room on the page that changes no index, of which the words have a large one.
ALTER TABLE "catalogue_items" SET (fillfactor = 80);--> statement-breakpoint
ALTER TABLE "merchants" SET (fillfactor = 50);
