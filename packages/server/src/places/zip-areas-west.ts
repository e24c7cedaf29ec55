/** The areas whose codes begin with 400 to 999, as in {@link zipAreasEast}. */
export const zipAreasWest = `
400-402 KY Louisville 38.2 -85.7
403-405 KY Lexington 38.0 -84.4
406 KY Frankfort 38.2 -84.85
407-409 KY London 37.0 -84.0
410 KY Covington 38.85 -84.5
411-412 KY Ashland 38.3 -82.8
413-414 KY Campton 37.75 -83.5
415-416 KY Pikeville 37.5 -82.5
417-419 KY Hazard 37.25 -83.1
420 KY Paducah 36.95 -88.6
421 KY Bowling Green 36.95 -86.2
422 KY Hopkinsville 36.85 -87.3
423 KY Owensboro 37.6 -87.0
424 KY Madisonville 37.5 -87.6
425-426 KY Somerset 37.0 -84.8
427 KY Elizabethtown 37.5 -85.8
430-432 OH Columbus 40.0 -82.95
433 OH Marion 40.5 -83.4
434-436 OH Toledo 41.55 -83.6
437-438 OH Zanesville 39.95 -81.9
439 OH Steubenville 40.2 -80.9
440-441 OH Cleveland 41.45 -81.65
442-443 OH Akron 41.1 -81.5
444-445 OH Youngstown 41.1 -80.75
446-447 OH Canton 40.7 -81.5
448-449 OH Mansfield 40.95 -82.5
450-452 OH Cincinnati 39.2 -84.5
453-455 OH Dayton 39.85 -84.15
456 OH Chillicothe 39.0 -82.9
457 OH Athens 39.4 -81.8
458 OH Lima 40.8 -84.1
459 OH Cincinnati 39.2 -84.5
460-462 IN Indianapolis 39.8 -86.15
463-464 IN Gary 41.4 -87.3
465-466 IN South Bend 41.5 -86.0
467-468 IN Fort Wayne 41.1 -85.1
469 IN Kokomo 40.65 -86.1
470 IN Lawrenceburg 39.15 -85.1
471 IN New Albany 38.4 -85.9
472 IN Columbus 39.0 -85.8
473 IN Muncie 40.0 -85.2
474 IN Bloomington 39.0 -86.5
475 IN Washington 38.5 -87.1
476-477 IN Evansville 38.0 -87.5
478 IN Terre Haute 39.4 -87.3
479 IN Lafayette 40.5 -87.0
480 MI Royal Oak 42.65 -82.9
481-482 MI Detroit 42.3 -83.2
483 MI Pontiac 42.65 -83.4
484-485 MI Flint 43.1 -83.5
486-487 MI Saginaw 43.7 -83.9
488-489 MI Lansing 42.8 -84.6
490-491 MI Kalamazoo 42.15 -85.8
492 MI Jackson 42.05 -84.3
493-495 MI Grand Rapids 43.1 -85.8
496 MI Traverse City 44.5 -85.7
497 MI Gaylord 45.2 -84.4
498-499 MI Iron Mountain 46.3 -87.8
500-503 IA Des Moines 41.7 -93.5
504 IA Mason City 43.15 -93.4
505 IA Fort Dodge 42.6 -94.5
506-507 IA Waterloo 42.6 -92.4
508 IA Creston 40.9 -94.5
509 IA Des Moines 41.6 -93.6
510-511 IA Sioux City 42.4 -96.1
512 IA Sheldon 43.2 -95.9
513 IA Spencer 43.2 -95.1
514 IA Carroll 42.0 -95.0
515 IA Council Bluffs 41.4 -95.6
516-519 IA Shenandoah 40.75 -95.4
520 IA Dubuque 42.5 -91.0
521 IA Decorah 43.15 -91.8
522-524 IA Cedar Rapids 41.9 -91.7
525 IA Ottumwa 41.0 -92.5
526 IA Burlington 40.8 -91.3
527-528 IA Davenport 41.65 -90.7
530-533 WI Milwaukee 43.2 -88.1
534 WI Racine 42.7 -87.85
535-537 WI Madison 42.95 -89.4
538 WI Prairie du Chien 42.95 -90.8
539 WI Portage 43.7 -89.4
540 WI Hudson 45.1 -92.5
541-543 WI Green Bay 44.7 -88.1
544 WI Wausau 44.9 -89.9
545 WI Rhinelander 45.9 -89.7
546 WI La Crosse 43.9 -90.9
547 WI Eau Claire 44.8 -91.5
548 WI Spooner 46.0 -91.7
549 WI Oshkosh 44.15 -88.8
550-552 MN Saint Paul 44.9 -93.0
553-555 MN Minneapolis 45.0 -93.5
556-558 MN Duluth 47.2 -92.4
559 MN Rochester 43.95 -92.4
560 MN Mankato 44.05 -94.0
561 MN Windom 43.9 -95.6
562 MN Willmar 45.0 -95.6
563 MN Saint Cloud 45.6 -94.6
564 MN Brainerd 46.4 -94.4
565 MN Detroit Lakes 46.7 -96.1
566 MN Bemidji 47.7 -94.8
567 MN Thief River Falls 48.3 -96.5
569 DC Washington 38.9 -77.05
570-571 SD Sioux Falls 43.6 -97.0
572 SD Watertown 44.9 -97.2
573 SD Mitchell 43.9 -98.5
574 SD Aberdeen 45.4 -98.7
575 SD Pierre 44.0 -100.4
576 SD Mobridge 45.4 -101.0
577 SD Rapid City 44.1 -103.2
580-581 ND Fargo 46.8 -97.2
582 ND Grand Forks 48.2 -97.5
583 ND Devils Lake 48.4 -99.1
584 ND Jamestown 46.9 -98.8
585 ND Bismarck 46.8 -100.9
586 ND Dickinson 46.7 -102.7
587 ND Minot 48.3 -101.4
588 ND Williston 48.3 -103.4
590-591 MT Billings 45.8 -108.5
592 MT Wolf Point 48.3 -105.3
593 MT Miles City 46.4 -105.4
594 MT Great Falls 47.6 -111.2
595 MT Havre 48.5 -109.6
596 MT Helena 46.6 -112.0
597 MT Butte 45.7 -112.2
598 MT Missoula 46.9 -114.0
599 MT Kalispell 48.2 -114.4
600 IL Palatine 42.2 -88.0
601 IL Carol Stream 41.95 -88.3
602 IL Evanston 42.05 -87.7
603 IL Oak Park 41.9 -87.8
604 IL Joliet 41.5 -87.8
605 IL Aurora 41.75 -88.2
606-608 IL Chicago 41.85 -87.7
609 IL Kankakee 40.9 -87.9
610-611 IL Rockford 42.2 -89.3
612 IL Rock Island 41.5 -90.3
613 IL La Salle 41.3 -89.2
614 IL Galesburg 40.7 -90.6
615-616 IL Peoria 40.7 -89.6
617 IL Bloomington 40.5 -88.8
618-619 IL Champaign 40.0 -88.1
620-622 IL Belleville 38.6 -89.9
623 IL Quincy 39.9 -91.0
624 IL Effingham 38.9 -88.3
625-627 IL Springfield 39.8 -89.5
628 IL Centralia 38.3 -88.7
629 IL Carbondale 37.6 -89.1
630-632 MO Saint Louis 38.6 -90.4
633 MO Saint Charles 38.9 -91.0
634 MO Hannibal 39.9 -91.7
635 MO Kirksville 40.2 -92.6
636 MO Farmington 37.7 -90.6
637 MO Cape Girardeau 37.4 -89.8
638 MO Sikeston 36.5 -89.7
639 MO Poplar Bluff 36.9 -90.6
640-643 MO Kansas City 39.0 -94.4
644-645 MO Saint Joseph 40.0 -94.8
646 MO Chillicothe 39.8 -93.5
647 MO Harrisonville 38.2 -94.2
648 MO Joplin 37.0 -94.3
649 MO Kansas City 39.1 -94.6
650-652 MO Jefferson City 38.7 -92.2
653 MO Sedalia 38.8 -93.2
654-655 MO Rolla 37.7 -91.7
656-658 MO Springfield 37.1 -93.1
660-663 KS Kansas City 39.0 -94.8
664-666 KS Topeka 39.2 -95.9
667 KS Fort Scott 37.6 -95.0
668 KS Emporia 38.3 -96.3
669 KS Concordia 39.6 -97.6
670-672 KS Wichita 37.6 -97.5
673 KS Independence 37.2 -95.8
674 KS Salina 38.9 -97.8
675 KS Hutchinson 38.3 -98.6
676 KS Hays 39.1 -99.3
677 KS Colby 39.3 -101.0
678 KS Dodge City 37.8 -100.3
679 KS Liberal 37.1 -101.1
680-682 NE Omaha 41.3 -96.1
683-685 NE Lincoln 40.6 -96.7
686 NE Columbus 41.4 -97.5
687 NE Norfolk 42.2 -97.6
688 NE Grand Island 41.2 -98.8
689 NE Hastings 40.4 -98.8
690 NE McCook 40.3 -100.8
691 NE North Platte 41.1 -101.3
692 NE Valentine 42.7 -100.7
693 NE Alliance 42.0 -103.2
700-702 LA New Orleans 29.95 -90.1
703 LA Houma 29.8 -90.8
704 LA Hammond 30.5 -90.2
705 LA Lafayette 30.2 -92.1
706 LA Lake Charles 30.3 -93.2
707-709 LA Baton Rouge 30.5 -91.1
710-711 LA Shreveport 32.4 -93.6
712 LA Monroe 32.4 -92.1
713-714 LA Alexandria 31.3 -92.5
716 AR Pine Bluff 33.8 -91.6
717 AR Camden 33.4 -92.7
718 AR Hope 33.8 -93.9
719 AR Hot Springs 34.5 -93.3
720-722 AR Little Rock 34.8 -92.2
723 AR West Memphis 35.2 -90.6
724 AR Jonesboro 36.0 -90.7
725 AR Batesville 36.1 -91.7
726 AR Harrison 36.2 -92.9
727 AR Fayetteville 36.2 -94.2
728 AR Russellville 35.4 -93.2
729 AR Fort Smith 35.3 -94.2
730-732 OK Oklahoma City 35.4 -97.5
733 TX Austin 30.3 -97.7
734 OK Ardmore 34.2 -97.2
735 OK Lawton 34.5 -98.5
736 OK Clinton 35.4 -99.3
737 OK Enid 36.4 -98.1
738 OK Woodward 36.4 -99.4
739 OK Guymon 36.7 -101.2
740-742 OK Tulsa 36.1 -96.0
743 OK Miami 36.6 -95.1
744 OK Muskogee 35.7 -95.2
745 OK McAlester 34.8 -95.7
746 OK Ponca City 36.7 -97.1
747 OK Durant 34.0 -95.9
748 OK Shawnee 35.0 -96.7
749 OK Poteau 34.9 -94.7
750-753 TX Dallas 32.8 -96.8
754 TX Greenville 33.3 -95.8
755 TX Texarkana 33.3 -94.5
756 TX Longview 32.4 -94.6
757 TX Tyler 32.3 -95.4
758 TX Palestine 31.6 -95.8
759 TX Lufkin 31.3 -94.5
760-761 TX Fort Worth 32.6 -97.4
762 TX Denton 33.3 -97.2
763 TX Wichita Falls 33.9 -98.7
764 TX Eastland 32.3 -98.5
765-767 TX Waco 31.3 -97.5
768 TX Brownwood 31.4 -99.1
769 TX San Angelo 31.3 -100.6
770-772 TX Houston 29.75 -95.4
773 TX Conroe 30.4 -95.2
774 TX Richmond 29.4 -96.0
775 TX Galveston 29.4 -95.1
776-777 TX Beaumont 30.2 -94.1
778 TX Bryan 30.6 -96.3
779 TX Victoria 28.9 -97.0
780-782 TX San Antonio 29.4 -98.5
783-784 TX Corpus Christi 27.7 -97.6
785 TX McAllen 26.2 -98.1
786-787 TX Austin 30.3 -97.8
788 TX Uvalde 29.1 -99.9
789 TX Giddings 29.9 -96.9
790-791 TX Amarillo 35.3 -101.6
792 TX Childress 34.4 -100.3
793-794 TX Lubbock 33.6 -102.0
795-796 TX Abilene 32.5 -99.8
797 TX Midland 31.7 -102.4
798-799 TX El Paso 31.5 -105.9
800-804 CO Denver 39.7 -105.0
805-806 CO Longmont 40.4 -104.9
807 CO Brush 40.2 -103.2
808-809 CO Colorado Springs 38.9 -104.5
810 CO Pueblo 37.8 -103.9
811 CO Alamosa 37.5 -106.0
812 CO Salida 38.4 -106.0
813 CO Durango 37.3 -108.2
814 CO Montrose 38.4 -107.9
815 CO Grand Junction 39.1 -108.6
816 CO Glenwood Springs 39.8 -107.5
820 WY Cheyenne 41.3 -104.9
821 WY Yellowstone 44.7 -110.5
822 WY Wheatland 42.4 -104.6
823 WY Rawlins 41.6 -107.2
824 WY Worland 44.2 -108.5
825 WY Riverton 42.9 -108.7
826 WY Casper 42.9 -106.3
827 WY Gillette 44.2 -105.2
828 WY Sheridan 44.7 -106.9
829 WY Rock Springs 41.6 -109.5
830-831 WY Jackson 43.0 -110.7
832 ID Pocatello 42.6 -112.3
833 ID Twin Falls 42.8 -114.4
834 ID Idaho Falls 43.8 -112.1
835 ID Lewiston 46.1 -116.3
836-837 ID Boise 43.8 -116.3
838 ID Coeur d'Alene 47.7 -116.5
840-842 UT Salt Lake City 40.6 -111.7
843-844 UT Ogden 41.4 -111.9
845 UT Price 38.9 -110.0
846 UT Provo 39.7 -111.8
847 UT Cedar City 37.6 -112.8
850-854 AZ Phoenix 33.4 -112.1
855 AZ Globe 33.1 -110.2
856-858 AZ Tucson 32.0 -110.6
859 AZ Show Low 34.1 -109.8
860-862 AZ Flagstaff 35.6 -111.4
863 AZ Prescott 34.6 -112.5
864 AZ Kingman 35.0 -114.1
865 AZ Chambers 35.8 -109.5
870-872 NM Albuquerque 35.0 -106.7
873 NM Gallup 35.4 -108.5
874 NM Farmington 36.7 -108.2
875-876 NM Santa Fe 36.1 -106.2
877 NM Las Vegas 36.0 -104.7
878 NM Socorro 33.9 -107.5
879 NM Truth or Consequences 33.1 -107.3
880 NM Las Cruces 32.3 -107.6
881 NM Clovis 34.4 -103.6
882 NM Roswell 32.9 -104.0
883 NM Alamogordo 33.2 -105.7
884 NM Tucumcari 35.9 -103.7
885 TX El Paso 31.75 -106.45
889-892 NV Las Vegas 36.3 -115.2
893 NV Ely 39.0 -115.0
894-896 NV Reno 39.6 -119.2
897 NV Carson City 39.1 -119.75
898 NV Elko 40.9 -115.6
900-901 CA Los Angeles 34.05 -118.25
902-903 CA Inglewood 33.95 -118.35
904 CA Santa Monica 34.0 -118.5
905 CA Torrance 33.8 -118.35
906 CA Whittier 33.95 -118.05
907-909 CA Long Beach 33.8 -118.2
910-912 CA Pasadena 34.2 -118.15
913-916 CA Van Nuys 34.25 -118.6
917-918 CA Alhambra 34.05 -117.85
919-921 CA San Diego 32.9 -117.1
922 CA Palm Springs 33.6 -115.9
923-924 CA San Bernardino 34.4 -117.0
925 CA Riverside 33.75 -117.2
926-929 CA Santa Ana 33.75 -117.85
930-931 CA Oxnard 34.35 -119.3
932-933 CA Bakersfield 35.7 -119.1
934 CA Santa Maria 35.1 -120.5
935 CA Mojave 35.7 -118.1
936-938 CA Fresno 36.8 -119.8
939 CA Salinas 36.4 -121.5
940-941 CA San Francisco 37.65 -122.4
942 CA Sacramento 38.6 -121.5
943-944 CA Palo Alto 37.5 -122.25
945-948 CA Oakland 37.9 -122.1
949 CA San Rafael 38.05 -122.6
950-951 CA San Jose 37.2 -121.9
952-953 CA Stockton 37.8 -120.9
954 CA Santa Rosa 38.8 -123.0
955 CA Eureka 40.6 -123.9
956-958 CA Sacramento 38.65 -121.2
959 CA Marysville 39.5 -121.5
960 CA Redding 41.0 -122.3
961 CA Truckee 40.2 -120.6
967-968 HI Honolulu 21.2 -157.6
969 GU Barrigada 13.5 144.8
970-972 OR Portland 45.4 -122.7
973 OR Salem 44.7 -123.2
974 OR Eugene 43.6 -123.5
975 OR Medford 42.4 -123.0
976 OR Klamath Falls 42.4 -121.3
977 OR Bend 43.9 -120.6
978 OR Pendleton 45.3 -118.7
979 OR Ontario 43.9 -117.3
980-981 WA Seattle 47.6 -122.2
982 WA Everett 48.4 -122.2
983-984 WA Tacoma 47.3 -122.6
985 WA Olympia 46.9 -123.2
986-987 WA Vancouver 45.8 -122.5
988 WA Wenatchee 47.7 -119.8
989 WA Yakima 46.6 -120.6
990-992 WA Spokane 47.8 -117.6
993 WA Pasco 46.3 -118.9
994 WA Clarkston 46.2 -117.1
995-996 AK Anchorage 61.0 -150.5
997 AK Fairbanks 65.0 -148.0
998 AK Juneau 58.2 -134.8
999 AK Ketchikan 55.5 -131.9
`;
